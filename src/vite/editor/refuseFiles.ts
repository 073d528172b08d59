import { uploadEndings } from '../../site/photos/limits.ts';

const isPhoto = ({ name }: File): boolean =>
  uploadEndings.some((ending) => name.toLowerCase().endsWith(ending));

function refuse(event: Event, files: FileList | null | undefined): void {
  const refused = [...(files ?? [])].filter((file) => !isPhoto(file)).map(({ name }) => name);
  if (refused.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Ends Sveltia's drop mark.
  event.target?.dispatchEvent(new Event('dragleave', { bubbles: true }));
  const names = refused.join(', ');
  const endings = uploadEndings.join(' ');
  window.alert(
    `Δεν είναι φωτογραφία που μπορεί να μπει: ${names}\nΑποθηκεύστε την ως .jpg και δοκιμάστε ξανά. (${endings})\n\nNot a photo that can be added: ${names}\nSave it as .jpg and try again. (${endings})`,
  );
}

/**
 * Keeps files from Sveltia that it would store as they are, with GPS data: its library takes every file, and its file
 * picker every file if the owner chooses "All files".
 */
export function refuseFiles(): void {
  const isCapturing = true;
  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !target.files) return;
      refuse(event, target.files);
    },
    isCapturing,
  );
  document.addEventListener(
    'drop',
    (event) => refuse(event, event.dataTransfer?.files),
    isCapturing,
  );
}
