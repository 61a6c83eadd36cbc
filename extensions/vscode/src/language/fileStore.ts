import type { Store } from '../store.ts';
import type { GameFile } from './gameFile.ts';

/** The store of all tables, but for the game, which a file keeps. */
export function withGameOf(file: GameFile, store: Store): Store {
  return {
    async load() {
      const { game: _elsewhere, ...others } = await store.load();
      const game = file.load();
      return game ? { ...others, game } : others;
    },
    save: (key, stored) => key === 'game' ? file.save(stored) : store.save(key, stored),
    refresh: store.refresh,
    subscribe(listener) {
      const leaveStore = store.subscribe((key, stored) => {
        if (key !== 'game') listener(key, stored);
      });
      const leaveFile = file.subscribe((stored) => listener('game', stored));
      return () => {
        leaveStore();
        leaveFile();
      };
    },
  };
}
