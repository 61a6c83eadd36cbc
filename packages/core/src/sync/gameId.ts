/** The end of the year 9999. */
export const LAST_SECOND = 253_402_300_799;

/** The id of a game that a device started; a device starts one in a second at the most. */
export function makeGameId(device: string, started: number): string {
  return `${device}-${Math.floor(started / 1000).toString(36)}`;
}

/** Who started a game and in which second, as its id tells it; undefined for any other id. */
export function readGameId(id: string): { device: string; second: number } | undefined {
  const [, device, digits] = /^([a-z0-9]{8})-([a-z0-9]{1,8})$/.exec(id) ?? [];
  const second = digits === undefined ? NaN : parseInt(digits, 36);
  const isExact = device !== undefined && second <= LAST_SECOND && second.toString(36) === digits;
  return isExact ? { device, second } : undefined;
}
