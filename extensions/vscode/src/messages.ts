import { ACTIONS, STORE_KEYS, type Action, type StoreKey, type Stored } from '@sidedeck/ui/host.ts';

/** All that the store holds; a key never written is absent. */
export type Contents = Partial<Record<StoreKey, Stored>>;

/** What a board asks the extension host; each gets one answer with the same `id`. */
export type Request =
  | { readonly type: 'load'; readonly id: number }
  | { readonly type: 'save'; readonly id: number; readonly key: StoreKey; readonly stored: Stored }
  | { readonly type: 'copy'; readonly id: number; readonly text: string }
  | { readonly type: 'saveFile'; readonly id: number; readonly name: string; readonly text: string }
  | { readonly type: 'openFile'; readonly id: number };

/** What a board tells the extension host. */
export type Notice =
  | { readonly type: 'focus'; readonly focused: boolean }
  | { readonly type: 'openLarger' };

export type FromBoard = Request | Notice;

export type ToBoard =
  | { readonly type: 'loaded'; readonly id: number; readonly contents: Contents }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'opened'; readonly id: number; readonly text: string }
  | { readonly type: 'refused'; readonly id: number; readonly reason: string }
  | { readonly type: 'changed'; readonly key: StoreKey; readonly stored: Stored }
  | { readonly type: 'action'; readonly action: Action };

type Check = (value: unknown) => boolean;
type Shapes<Message extends { readonly type: string }> = {
  readonly [Type in Message['type']]: Readonly<
    Record<Exclude<keyof Extract<Message, { readonly type: Type }>, 'type'>, Check>
  >;
};

const isString: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
/** No path: where the file goes is for the player to say. */
const isFileName: Check = (value) => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
const isId: Check = (value) => Number.isSafeInteger(value);
const isStoreKey: Check = (value) => STORE_KEYS.some((key) => key === value);
const isAction: Check = (value) => ACTIONS.some((action) => action === value);
const isContents: Check = (value) => isObject(value)
  && Object.entries(value).every(([key, stored]) => isStoreKey(key) && isStored(stored));

const FROM_BOARD: Shapes<FromBoard> = {
  load: { id: isId },
  save: { id: isId, key: isStoreKey, stored: isStored },
  copy: { id: isId, text: isString },
  saveFile: { id: isId, name: isFileName, text: isString },
  openFile: { id: isId },
  focus: { focused: isBoolean },
  openLarger: {},
};

const TO_BOARD: Shapes<ToBoard> = {
  loaded: { id: isId, contents: isContents },
  done: { id: isId },
  opened: { id: isId, text: isString },
  refused: { id: isId, reason: isString },
  changed: { key: isStoreKey, stored: isStored },
  action: { action: isAction },
};

/** A message that came from a board, or undefined where it is none of ours. */
export function readFromBoard(message: unknown): FromBoard | undefined {
  return hasShape<FromBoard>(FROM_BOARD, message) ? message : undefined;
}

/** A message that came from the extension host, or undefined where it is none of ours. */
export function readToBoard(message: unknown): ToBoard | undefined {
  return hasShape<ToBoard>(TO_BOARD, message) ? message : undefined;
}

export function isStored(value: unknown): value is Stored {
  return isObject(value) && isString(value['text']) && isString(value['stamp']);
}

function hasShape<Message extends { readonly type: string }>(
  shapes: Shapes<Message>, message: unknown,
): message is Message {
  if (!isObject(message)) return false;
  const { type } = message;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false;
  const checks: Readonly<Record<string, Check>> = shapes[type as Message['type']];
  return Object.entries(checks).every(([name, check]) => check(message[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
