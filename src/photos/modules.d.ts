// Made by src/build/photos/plugin.ts. Every photo by its number, of which a page carries only those that it imports:
// `import { '061' as hero } from 'photo:library'`. A number without a record in this folder fails the type check.
declare module 'photo:library' {
  type Albums = typeof import('./albums.ts').albums;
  type PhotoNumber = { [Album in keyof Albums]: keyof Albums[Album] }[keyof Albums];
  const photos: Readonly<Record<PhotoNumber, import('./albumPhoto.ts').AlbumPhoto>>;
  export = photos;
}

declare module 'photo:gallery' {
  const photos: readonly import('./albumPhoto.ts').LibraryPhoto[];
  export default photos;
}
