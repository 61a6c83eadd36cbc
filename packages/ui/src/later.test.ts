import { mount } from '@vue/test-utils';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineComponent, h, ref, watch } from 'vue';
import { useLater, whenIdle, type Later } from './later.ts';

function mountWith<Part>(load: () => Promise<() => Part>): { later: Later<Part>; unmount(): void } {
  let later: Later<Part>;
  const wrapper = mount(defineComponent(() => {
    later = useLater(load);
    return () => h('p');
  }));
  return { later: later!, unmount: () => wrapper.unmount() };
}

describe('a part that is loaded later', () => {
  it('comes by itself once the table is painted, and once only', async () => {
    const load = vi.fn(async () => () => 'part');
    const { later } = mountWith(load);
    expect(later.part.value).toBeUndefined();
    await vi.waitFor(() => expect(later.part.value).toBe('part'));
    expect(await later.ready()).toBe('part');
    expect(load).toHaveBeenCalledOnce();
  });

  it('that cannot be loaded is tried again by whoever asks', async () => {
    const load = vi.fn(async () => () => 'part').mockRejectedValueOnce(new Error('offline'));
    const { later } = mountWith(load);
    expect(await later.ready()).toBeUndefined();
    expect(await later.ready()).toBe('part');
    expect(later.part.value).toBe('part');
  });

  it('ends with the table, and does not begin after it', async () => {
    const source = ref(0);
    const seen = vi.fn();
    const make = () => watch(source, seen, { flush: 'sync' });
    const { later, unmount } = mountWith(async () => make);
    await later.ready();
    source.value++;
    unmount();
    source.value++;
    expect(seen).toHaveBeenCalledOnce();

    let arrive: (make: () => string) => void = () => undefined;
    const late = mountWith(() => new Promise<() => string>((resolve) => void (arrive = resolve)));
    const ready = late.later.ready();
    late.unmount();
    const unwanted = vi.fn(() => 'part');
    arrive(unwanted);
    expect(await ready).toBeUndefined();
    expect(unwanted).not.toHaveBeenCalled();
  });
});

describe('idle time', () => {
  it('is waited for where it is told, and never comes elsewhere', () => {
    const callback = vi.fn();
    whenIdle(callback);
    expect(callback).not.toHaveBeenCalled();
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
    onTestFinished(() => void vi.unstubAllGlobals());
    whenIdle(callback);
    expect(callback).toHaveBeenCalledOnce();
  });
});
