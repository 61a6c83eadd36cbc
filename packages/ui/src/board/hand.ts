import type { Pile } from '@sidedeck/core';
import { computed, type ComputedRef, type Ref } from 'vue';
import { lateRef } from '../telling.ts';
import { gripOf, IDLE, step, type Effect, type Grip, type Input, type State, type Table } from './interaction.ts';

/** The hand on the table: its state, what it holds, and where that may go. */
export interface Hand {
  readonly state: Readonly<Ref<State>>;
  readonly grip: ComputedRef<Grip | undefined>;
  readonly targets: ComputedRef<readonly Pile[]>;
  readonly drop: Table['drop'];
  send(input: Input): void;
}

export function useHand(table: Table, perform: (effect: Effect) => void): Hand {
  const state = lateRef<State>(IDLE);
  const grip = computed(() => gripOf(state.value, table));
  const targets = computed(() => grip.value ? table.targets(grip.value.pile, grip.value.count) : []);

  function send(input: Input): void {
    const outcome = step(state.value, input, table);
    state.value = outcome.state;
    outcome.effects.forEach(perform);
  }

  return { state, grip, targets, drop: table.drop, send };
}
