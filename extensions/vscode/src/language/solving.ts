import { statusOf, update, type Game, type Move, type SolverClient, type Standing } from '@sidedeck/core';
import {
  commands, l10n, ProgressLocation, Uri, window, workspace, type ExtensionContext, type Progress, type TextDocument,
} from 'vscode';
import { FILE_COMMANDS } from '../names.ts';
import { analysisOf } from './documents.ts';
import { documentAt } from './target.ts';
import { writeTo } from './writing.ts';
import { createSolver } from './solver.ts';

type Told = Progress<{ message?: string }>;

/** The commands that think about a game file; they run in a thread of their own, and can be cancelled. */
export function useSolving({ extensionUri, subscriptions }: ExtensionContext, lost: Losses): void {
  const solver = createSolver(async () => {
    const bytes = await workspace.fs.readFile(Uri.joinPath(extensionUri, 'dist', 'solver.js'));
    return new TextDecoder().decode(bytes);
  });
  subscriptions.push(
    { dispose: () => solver.close() },
    commands.registerCommand(FILE_COMMANDS.solve, async (uri?: unknown, step?: unknown) => {
      const target = await documentAt(uri, step);
      if (target) await solveFrom(solver, target.document, target.step);
    }),
    commands.registerCommand(FILE_COMMANDS.check, async (uri?: unknown) => {
      const target = await documentAt(uri);
      if (target) await check(solver, target.document, lost);
    }),
  );
}

/** Where a check marks the step that lost a game. */
export interface Losses {
  mark(document: TextDocument, step: number, text: string): void;
}

async function solveFrom(solver: SolverClient, document: TextDocument, step: number): Promise<void> {
  const { game } = analysisOf(document);
  if (!game) return warn(l10n.t('There is no game in this file that could be played'));
  const from = update({ ...game, givenUp: false }, { type: 'goTo', cursor: step });
  const verdict = await withSolver(solver, l10n.t('Looking for a way to win'), (told) => solver.solve(from.position, {
    progress: (positions) => told.report({ message: l10n.t('{0} positions', positions.toLocaleString()) }),
  }));
  if (verdict.type === 'winnable') return writeLine(document, game, from, verdict.moves);
  if (verdict.type === 'unwinnable') return warn(l10n.t('From here the game cannot be won'));
  if (verdict.reason !== 'stopped') say(l10n.t('It is not known whether the game can be won from here'));
}

/** Text that has changed meanwhile is not written over. */
async function writeLine(document: TextDocument, game: Game, from: Game, moves: readonly Move[]): Promise<void> {
  if (analysisOf(document).game !== game) return say(l10n.t('The file has changed meanwhile'));
  const won = moves.reduce((now, move) => statusOf(now) === 'won' ? now : update(now, { type: 'move', move }), from);
  if (!await writeTo(document, won)) warn(l10n.t('The file cannot be changed'));
}

async function check(solver: SolverClient, document: TextDocument, lost: Losses): Promise<void> {
  const { game, record: { problems: [problem] } } = analysisOf(document);
  if (!game) return warn(l10n.t('There is no game in this file that could be played'));
  const steps = game.steps.length;
  if (problem) return warn(l10n.t('{0} steps are right; what is underlined is not', steps));
  const last = update({ ...game, givenUp: false }, { type: 'goTo', cursor: steps });
  if (statusOf(last) === 'won') return say(l10n.t('Right, and won in {0} steps', steps));
  const review = await withSolver(solver, l10n.t('Checking the game'), () => solver.review(last));
  if (review === 'stopped') return;
  if (!review.loss) return say(outlook(review.standings.at(-1)));
  const { step, winning, others } = review.loss;
  const text = l10n.t('This lost the game; {0} of {1} other moves there could still win', winning, others);
  lost.mark(document, step, text);
  warn(l10n.t('Right so far, but lost with step {0}', step));
}

function outlook(standing: Standing | undefined): string {
  if (standing === 'winnable') return l10n.t('Right so far, and it can still be won');
  return standing === 'unwinnable'
    ? l10n.t('Right so far, but it could not be won from the deal on')
    : l10n.t('Right so far; whether it can still be won is not known');
}

function say(text: string): void {
  void window.showInformationMessage(text);
}

function warn(text: string): void {
  void window.showWarningMessage(text);
}

/** Says that the solver is at work, with a way to end that. */
function withSolver<Result>(
  solver: SolverClient, title: string, ask: (told: Told) => Promise<Result>,
): Thenable<Result> {
  const options = { location: ProgressLocation.Notification, title, cancellable: true };
  return window.withProgress(options, (told: Told, token) => {
    token.onCancellationRequested(() => solver.stop());
    return ask(told);
  });
}
