// Made by src/build/photos/plugin.ts from the files in src/content/pictures, one per page: which photo stands where. A page
// carries the pictures that it imports by name, and a name that its file does not have fails the type check.
declare module 'pictures:about' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/about.json')>;
  export = pictures;
}
declare module 'pictures:baptism' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/baptism.json')>;
  export = pictures;
}
declare module 'pictures:churches' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/churches.json')>;
  export = pictures;
}
declare module 'pictures:contact' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/contact.json')>;
  export = pictures;
}
declare module 'pictures:corporate' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/corporate.json')>;
  export = pictures;
}
declare module 'pictures:djMusic' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/djMusic.json')>;
  export = pictures;
}
declare module 'pictures:gallery' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/gallery.json')>;
  export = pictures;
}
declare module 'pictures:guests' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/guests.json')>;
  export = pictures;
}
declare module 'pictures:home' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/home.json')>;
  export = pictures;
}
declare module 'pictures:notFound' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/notFound.json')>;
  export = pictures;
}
declare module 'pictures:party' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/party.json')>;
  export = pictures;
}
declare module 'pictures:photographer' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/photographer.json')>;
  export = pictures;
}
declare module 'pictures:prices' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/prices.json')>;
  export = pictures;
}
declare module 'pictures:reception' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/reception.json')>;
  export = pictures;
}
declare module 'pictures:request' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/request.json')>;
  export = pictures;
}
declare module 'pictures:reviews' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/reviews.json')>;
  export = pictures;
}
declare module 'pictures:services' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/services.json')>;
  export = pictures;
}
declare module 'pictures:venue' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/venue.json')>;
  export = pictures;
}
declare module 'pictures:wedding' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/wedding.json')>;
  export = pictures;
}
declare module 'pictures:weddingPlanner' {
  const pictures: import('../photos/pictures.ts').PagePictures<typeof import('./pictures/weddingPlanner.json')>;
  export = pictures;
}
