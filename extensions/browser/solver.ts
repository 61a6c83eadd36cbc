import '@sidedeck/core/solver/worker.ts';
