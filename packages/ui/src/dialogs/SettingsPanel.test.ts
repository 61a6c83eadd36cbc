import { describe, expect, it } from 'vitest';
import { BEGUN, openTable } from '../fakeTable.ts';
import { CHOICES } from '../settings.ts';

describe('the settings', () => {
  it('are all there, each in one group that has a name', async () => {
    const { act, panel } = await openTable(BEGUN, undefined, { hasBadge: true });
    await act('settings');
    const groups = [...(await panel('settings')).querySelectorAll('fieldset')];
    expect(groups.map((group) => group.querySelector('legend')!.textContent)).toEqual([
      'General', 'While playing', 'Appearance',
    ]);
    const fields = groups.flatMap((group) => [...group.querySelectorAll('[name]')]);
    expect(fields.map((field) => field.getAttribute('name')).sort()).toEqual(Object.keys(CHOICES).sort());
  });
});
