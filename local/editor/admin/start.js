import { phrases } from './phrases.js';

const { CMS, h, createClass } = window;

/** The site's own page; Vite reloads it when a file is saved. */
const previewOf = (siteUrl, paths) =>
  createClass({
    render() {
      return h('iframe', {
        src: siteUrl + paths[this.props.locale ?? 'el'],
        title: 'Preview',
        style: { border: 0, width: '100%', height: '100vh' },
      });
    },
  });

/** What the owner called each numbered photo. */
const ownNames = new Map();

/** Photos are numbered, whatever the phone called them: the server makes a JPEG of each (local/editor/library.ts). */
const numberUploads = (first) => {
  let next = first;
  const numbered = (file) => {
    const name = `${String(next++).padStart(3, '0')}.jpg`;
    ownNames.set(name, file.name);
    return new File([file], name, { type: 'image/jpeg', lastModified: file.lastModified });
  };
  const rename = ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files.length)
      return;
    const files = new DataTransfer();
    for (const file of target.files) files.items.add(numbered(file));
    target.files = files.files;
  };
  // Before Decap hears of the files.
  window.addEventListener('change', rename, true);
};

/** Why the server refuses stays until it is read; Decap's own notice goes after eight seconds. */
const showRefusals = () => {
  const notice = document.querySelector('dialog');
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    if (answer.status === 422) {
      const { error } = await answer.clone().json();
      // A path is one of the library, where the number is its name.
      notice.querySelector('p').textContent = error.replaceAll(
        /(?<![/\d])\d+\.jpg/g,
        (name) => ownNames.get(name) ?? name,
      );
      notice.showModal();
    }
    return answer;
  };
};

const merged = (words, more) =>
  Object.fromEntries(
    [...new Set([...Object.keys(words), ...Object.keys(more)])].map((key) => [
      key,
      typeof more[key] === 'object'
        ? merged(words[key] ?? {}, more[key])
        : (more[key] ?? words[key]),
    ]),
  );

const start = async () => {
  const { config, previews, nextPhoto } = await (await fetch('/config.json')).json();
  numberUploads(nextPhoto);
  showRefusals();
  for (const [locale, own] of Object.entries(phrases))
    CMS.registerLocale(locale, merged(CMS.getLocale(locale), own));
  for (const [name, paths] of Object.entries(previews))
    CMS.registerPreviewTemplate(name, previewOf(config.site_url, paths));
  CMS.init({ config: { ...config, locale: navigator.language.startsWith('el') ? 'gr' : 'en' } });
};

void start();
