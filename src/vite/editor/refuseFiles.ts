import { uploadExtensions } from '../../site/photos/limits.ts';

/**
 * Sveltia stores a file that is not a photo unchanged, perhaps with GPS data, and accepts any file by drop or "All
 * files". This refuses them first.
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

function refuse(event: Event, files: FileList | null | undefined): void {
  const refused = [...(files ?? [])].filter((file) => !isPhoto(file)).map(({ name }) => name);
  if (refused.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Ends the highlight of Sveltia's drop zone.
  event.target?.dispatchEvent(new Event('dragleave', { bubbles: true }));
  const names = refused.join(', ');
  const endings = uploadExtensions.join(' ');
  window.alert(
    `Δεν είναι φωτογραφία που μπορεί να μπει: ${names}\nΑποθηκεύστε την ως .jpg και δοκιμάστε ξανά. (${endings})\n\nNot a photo that can be added: ${names}\nSave it as .jpg and try again. (${endings})`,
  );
}

const isPhoto = ({ name }: File): boolean =>
  uploadExtensions.some((ending) => name.toLowerCase().endsWith(ending));
