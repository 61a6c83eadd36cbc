import { connectBoard, type Board, type Place, type Surroundings } from './board.ts';

/** All tables of this window. */
export interface Boards {
  connect(place: Place): void;
  /** The visible board that had the focus last, else any visible one. */
  current(): Board | undefined;
  /** The current board, or the first one to become visible. */
  appeared(): Promise<Board>;
}

export function createBoards(surroundings: Surroundings): Boards {
  /** The one that had the focus last comes first. */
  let boards: readonly Board[] = [];
  let focused: Board | undefined;
  let waiting: ((board: Board) => void)[] = [];

  function setFocus(board: Board, hasFocus: boolean): void {
    if (hasFocus) boards = [board, ...boards.filter((each) => each !== board)];
    else if (focused !== board) return;
    focused = hasFocus ? board : undefined;
    surroundings.setFocused(hasFocus);
  }

  const current = () => boards.find((board) => board.isVisible());

  function answerWaiting(): void {
    const board = current();
    if (!board) return;
    for (const resolve of waiting) resolve(board);
    waiting = [];
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
    appeared: () => new Promise((resolve) => {
      waiting.push(resolve);
      answerWaiting();
    }),
  };
}
