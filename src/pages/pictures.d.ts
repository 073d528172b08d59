/** Virtual modules of src/vite/photos/plugin.ts. `export =` allows named imports. */
declare module 'pictures:about' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./about/schema.ts').aboutPictures
  >;
  export = pictures;
}
declare module 'pictures:baptism' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./baptism/schema.ts').baptismPictures
  >;
  export = pictures;
}
declare module 'pictures:churches' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./churches/schema.ts').churchesPictures
  >;
  export = pictures;
}
declare module 'pictures:contact' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./contact/schema.ts').contactPictures
  >;
  export = pictures;
}
declare module 'pictures:corporate' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./corporate/schema.ts').corporatePictures
  >;
  export = pictures;
}
declare module 'pictures:djMusic' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./djMusic/schema.ts').djMusicPictures
  >;
  export = pictures;
}
declare module 'pictures:gallery' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./gallery/schema.ts').galleryPictures
  >;
  export = pictures;
}
declare module 'pictures:guests' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./guests/schema.ts').guestsPictures
  >;
  export = pictures;
}
declare module 'pictures:home' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./home/schema.ts').homePictures
  >;
  export = pictures;
}
declare module 'pictures:notFound' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./notFound/schema.ts').notFoundPictures
  >;
  export = pictures;
}
declare module 'pictures:party' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./party/schema.ts').partyPictures
  >;
  export = pictures;
}
declare module 'pictures:photographer' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./photographer/schema.ts').photographerPictures
  >;
  export = pictures;
}
declare module 'pictures:prices' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./prices/schema.ts').pricesPictures
  >;
  export = pictures;
}
declare module 'pictures:reception' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./reception/schema.ts').receptionPictures
  >;
  export = pictures;
}
declare module 'pictures:request' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./request/schema.ts').requestPictures
  >;
  export = pictures;
}
declare module 'pictures:reviews' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./reviews/schema.ts').reviewsPictures
  >;
  export = pictures;
}
declare module 'pictures:services' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./services/schema.ts').servicesPictures
  >;
  export = pictures;
}
declare module 'pictures:venue' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./venue/schema.ts').venuePictures
  >;
  export = pictures;
}
declare module 'pictures:wedding' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./wedding/schema.ts').weddingPictures
  >;
  export = pictures;
}
declare module 'pictures:weddingPlanner' {
  const pictures: import('../site/photos/pictures.ts').PagePictures<
    typeof import('./weddingPlanner/schema.ts').weddingPlannerPictures
  >;
  export = pictures;
}
