import { findSmallSize, uploadExtensions } from '../../site/photos/limits.ts';

/** Sveltia stores files of other types, perhaps with GPS data, and small photos (docs/decisions/editor.md). */
export function refuseFiles(): void {
  const isCapturing = true;
  // Otherwise a file that is dropped beside a field replaces the editor.
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLInputElement) void checkFiles(event, [...(target.files ?? [])]);
    },
    isCapturing,
  );
  document.addEventListener(
    'drop',
    (event) => {
      const { files, items } = event.dataTransfer ?? { files: [], items: [] };
      // The browser empties `items` after the event. In a new DataTransfer they have no entry.
      const kept = Array.from(items, (item) => {
        const entry = item.webkitGetAsEntry();
        return { webkitGetAsEntry: () => entry };
      });
      void checkFiles(event, [...files], { dataTransfer: { files: [...files], items: kept } });
    },
    isCapturing,
  );
}

const passed = new WeakSet<Event>();

/** Measuring takes time: the event stops, and a copy is dispatched if all files are good. */
async function checkFiles(event: Event, files: readonly File[], data: object = {}): Promise<void> {
  const { target } = event;
  if (files.length === 0 || passed.has(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Ends the highlight of the drop zone.
  target?.dispatchEvent(new Event('dragleave', { bubbles: true }));
  const problems = await findProblems(files);
  if (problems.length === 0) {
    const copy = Object.assign(new Event(event.type, event), data);
    passed.add(copy);
    target?.dispatchEvent(copy);
    return;
  }
  // Otherwise a second choice of the same path fires no event.
  if (target instanceof HTMLInputElement) target.value = '';
  window.alert(problems.join('\n\n'));
}

const findProblems = async (files: readonly File[]): Promise<string[]> => {
  const others = files.filter((file) => !isPhoto(file));
  if (others.length > 0) return [describeOthers(others)];
  const problems: string[] = [];
  // One after the other: a decoded photo takes about 50 MB.
  for (const file of files) problems.push(...(await describeSmall(file)));
  return problems;
};

const isPhoto = ({ name }: File): boolean =>
  uploadExtensions.some((ending) => name.toLowerCase().endsWith(ending));

const describeOthers = (others: readonly File[]): string => {
  const names = others.map(({ name }) => name).join(', ');
  const endings = uploadExtensions.join(' ');
  return `Δεν είναι φωτογραφία που μπορεί να μπει: ${names}\nΑποθηκεύστε την ως .jpg και δοκιμάστε ξανά. (${endings})\n\nNot a photo that can be added: ${names}\nSave it as .jpg and try again. (${endings})`;
};

const describeSmall = async (file: File): Promise<string[]> => {
  // Sveltia refuses damaged photos itself.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const problem = bitmap && findSmallSize(bitmap);
  bitmap?.close();
  return problem ? [`${file.name}\n${problem.replace(' · ', '\n')}`] : [];
};
