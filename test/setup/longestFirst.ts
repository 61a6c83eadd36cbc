import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole games, and programs that are started often. The size of a file, which Vitest goes by, tells nothing of it. */
const LONGEST = [
  'workbench', 'spider-popup', 'spider-workbench', 'workbench-sync', 'popup-sync', 'languages', 'popup-touch',
  'popup-moves', 'languages-workbench',
].map((name) => `${name}.e2e.ts`);

/** Begins with the files that take longest, so that none of them is left alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.indexOf(basename(moduleId));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
