// Made by src/build/photos.ts: one module per photo, so that a page carries only the photos it shows.
declare module 'photo:gallery' {
  const photos: readonly import('./albumPhoto.ts').LibraryPhoto[];
  export default photos;
}

declare module 'photo:*' {
  const photo: import('./albumPhoto.ts').AlbumPhoto;
  export default photo;
}
