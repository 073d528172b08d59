import { projectFolder } from '../../local/project.ts';
import { shortNamesOf } from '../../src/build/styles/shortClasses.ts';

const names = shortNamesOf(projectFolder);

/** Classes of a component, as the built site names them. */
export const builtClasses = (classes: string): string => classes.replaceAll(/\S+/g, (name) => names.get(name) ?? name);
