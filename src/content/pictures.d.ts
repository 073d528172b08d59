// Made by src/build/photos/plugin.ts from the files in src/content/pictures, one per page: which photo stands where. A page
// carries the pictures that it imports by name, and a name that its file does not have fails the type check.
declare module 'pictures:about' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/about.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:baptism' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/baptism.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:churches' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/churches.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:contact' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/contact.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:corporate' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/corporate.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:djMusic' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/djMusic.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:gallery' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/gallery.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:guests' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/guests.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:home' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/home.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:notFound' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/notFound.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:party' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/party.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:photographer' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/photographer.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:prices' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/prices.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:reception' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/reception.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:request' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/request.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:reviews' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/reviews.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:services' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/services.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:venue' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/venue.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:wedding' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/wedding.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
declare module 'pictures:weddingPlanner' {
  const pictures: Readonly<Record<keyof typeof import('./pictures/weddingPlanner.json'), import('../photos/pictures.ts').PagePicture>>;
  export = pictures;
}
