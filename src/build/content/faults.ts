import { join } from 'node:path';
import { factKinds } from './factKinds.ts';
import { faultAt, type Fault } from './fault.ts';
import { fieldsOf } from './contentFields.ts';
import { readContent } from './readContent.ts';
import { misshapen } from './shape.ts';

const project = join(import.meta.dirname, '../../..');

/** What is wrong with the facts by themselves. */
function faultsOfFacts(root: string): Fault[] {
  const { all, faults } = readContent(root, factKinds);
  const fields = fieldsOf(factKinds);
  return [
    ...faults,
    ...all.flatMap((written) =>
      misshapen(written.value, fields.get(written.kind.name)!).map((finding) =>
        faultAt(written, finding),
      ),
    ),
  ];
}

/** What is wrong with the content. Where broken facts keep the check itself from being loaded, the facts are all that is told. */
export async function contentFaults(root: string = project): Promise<Fault[]> {
  try {
    const { checkContent } = await import('./check.ts');
    return checkContent(root);
  } catch (error) {
    const faults = faultsOfFacts(root);
    if (faults.length === 0) throw error;
    return faults;
  }
}
