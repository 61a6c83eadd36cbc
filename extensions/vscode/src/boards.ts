import type { Surface } from '@sidedeck/ui/host.ts';
import { connectBoard, type Board, type Place, type Surroundings } from './board.ts';

/** All tables of this window. */
export interface Boards {
  connect(place: Place): void;
  /** The visible board that had the focus last, else any visible one; of those on this surface, if one is named. */
  current(surface?: Surface): Board | undefined;
  /** The current board, or the first one to become visible. */
  appeared(surface?: Surface): Promise<Board>;
}

export function createBoards(surroundings: Surroundings): Boards {
  /** The one that had the focus last comes first. */
  let boards: readonly Board[] = [];
  let focused: Board | undefined;
  let waiting: readonly (() => boolean)[] = [];

  function setFocus(board: Board, hasFocus: boolean): void {
    if (hasFocus) boards = [board, ...boards.filter((each) => each !== board)];
    else if (focused !== board) return;
    focused = hasFocus ? board : undefined;
    surroundings.setFocused(hasFocus);
  }

  const current = (surface?: Surface) =>
    boards.find((board) => board.isVisible() && (!surface || board.surface === surface));

  function answerWaiting(): void {
    waiting = waiting.filter((answer) => !answer());
  }

  return {
    connect(place) {
      const board = connectBoard(place, surroundings, (hasFocus) => setFocus(board, hasFocus));
      boards = [...boards, board];
      place.onDidChangeVisibility(answerWaiting);
      place.onDidDispose(() => {
        boards = boards.filter((each) => each !== board);
      });
      answerWaiting();
    },
    current,
    appeared: (surface) => new Promise((resolve) => {
      waiting = [...waiting, () => {
        const board = current(surface);
        if (board) resolve(board);
        return board !== undefined;
      }];
      answerWaiting();
    }),
  };
}
