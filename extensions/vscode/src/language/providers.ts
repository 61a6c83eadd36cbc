import {
  CodeLens, CompletionItem, CompletionItemKind, EventEmitter, Hover, l10n, languages, MarkdownString, TextEdit,
  workspace, type ExtensionContext, type TextDocument,
} from 'vscode';
import { CODE_LENS, FILE_COMMANDS, LANGUAGE } from '../names.ts';
import { complete, type Suggestion } from './completion.ts';
import { analysisOf, placeOf, positionOf, rangeOf, rangeOfPiece } from './documents.ts';
import { format } from './format.ts';
import { hoverAt } from './hover.ts';
import { lensesOf, type Lens } from './lenses.ts';

/** What the editor asks about a game file. */
export function useProviders({ subscriptions }: ExtensionContext): void {
  const lensesChanged = new EventEmitter<void>();
  subscriptions.push(
    lensesChanged,
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration(CODE_LENS) && lensesChanged.fire()),
    languages.registerHoverProvider(LANGUAGE, {
      provideHover: (document, position) => {
        const hover = hoverAt(analysisOf(document), placeOf(position), l10n.t);
        return hover && new Hover(hoverText(hover.title, hover.svg, hover.board), rangeOfPiece(hover.move.at));
      },
    }),
    languages.registerCompletionItemProvider(LANGUAGE, {
      provideCompletionItems: (document, position) => {
        const { from, suggestions } = complete(analysisOf(document), placeOf(position), l10n.t);
        const range = rangeOf(from, placeOf(position));
        return suggestions.map((suggestion, index) => ({ ...itemOf(suggestion, index), range }));
      },
    }, ' ', ':', ','),
    languages.registerDocumentFormattingEditProvider(LANGUAGE, {
      provideDocumentFormattingEdits: (document) => [TextEdit.replace(wholeOf(document), format(analysisOf(document)))],
    }),
    languages.registerCodeLensProvider(LANGUAGE, {
      onDidChangeCodeLenses: lensesChanged.event,
      provideCodeLenses: (document) => workspace.getConfiguration().get(CODE_LENS, true)
        ? lensesOf(analysisOf(document)).map((lens) => lensOf(document, lens))
        : [],
    }),
  );
}

function hoverText(title: string, svg: string, board: string): MarkdownString {
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
  const spoken = board.trim().replace(/[[\]()|\n]+/g, ' ');
  return new MarkdownString(`**${title}**\n\n![${spoken}](${picture})`);
}

const KINDS: Readonly<Record<Suggestion['kind'], CompletionItemKind>> = {
  move: CompletionItemKind.Event, header: CompletionItemKind.Property, value: CompletionItemKind.Value,
};

/** They stay in the order of the rules. */
function itemOf({ kind, text, detail }: Suggestion, index: number): CompletionItem {
  const label = { label: text.trim(), ...(detail !== undefined && { description: detail }) };
  const item = new CompletionItem(label, KINDS[kind]);
  item.insertText = text;
  item.sortText = String(index).padStart(4, '0');
  return item;
}

function wholeOf(document: TextDocument) {
  return document.validateRange(rangeOf({ line: 1, column: 1 }, { line: document.lineCount + 1, column: 1 }));
}

function lensOf(document: TextDocument, { line, kind, step }: Lens): CodeLens {
  const at = positionOf({ line, column: 1 });
  const range = document.lineAt(at).range;
  return new CodeLens(range, { ...LENSES[kind](), arguments: [document.uri, step] });
}

const LENSES: Readonly<Record<Lens['kind'], () => { title: string; command: string }>> = {
  play: () => ({ title: `$(play) ${l10n.t('Play')}`, command: FILE_COMMANDS.play }),
  check: () => ({ title: `$(check) ${l10n.t('Check')}`, command: FILE_COMMANDS.check }),
  solve: () => ({ title: `$(lightbulb) ${l10n.t('Solve')}`, command: FILE_COMMANDS.solve }),
  playFrom: () => ({ title: `$(play) ${l10n.t('Play from here')}`, command: FILE_COMMANDS.play }),
  solveFrom: () => ({ title: `$(lightbulb) ${l10n.t('Solve from here')}`, command: FILE_COMMANDS.solve }),
};
