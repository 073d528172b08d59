// Made by src/vite/photos/plugin.ts.
declare module 'photo:gallery' {
  const photos: readonly import('./albumPhoto.ts').GalleryPhoto[];
  export default photos;
}
