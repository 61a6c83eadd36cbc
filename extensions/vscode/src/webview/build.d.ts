declare module '*.css';

/** JavaScript text of the solver's worker; the build puts it in place. */
declare const SOLVER_WORKER: string;
