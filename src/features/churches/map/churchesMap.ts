/** Framed map of the churches (docs/decisions/look.md, "maps"). */
import {
  Control,
  divIcon,
  map as createMap,
  marker,
  polygon,
  tileLayer,
  type LatLngTuple,
  type Map,
  type Marker,
} from 'leaflet';
import leafletCss from 'leaflet/dist/leaflet.css?inline';
import el from '../../../content/el/churchesMap.json';
import en from '../../../content/en/churchesMap.json';
import { formatKilometres, formatMinutes } from '../../../site/formats/formats.ts';
import { markLines } from '../../../site/brand.ts';
import { defaultLanguage, languages, type Language } from '../../../site/languages.ts';
import { churches, mapLink, maps, venue } from '../../../site/facts/venue.ts';
import type { Church } from '../../../site/facts/schema.ts';
import fonts from '../../../styles/fonts.css?inline';
import css from './churchesMap.css?inline';
import { attica, makronisi, placeNames, rounded } from './coast.ts';
import { addPanPad } from './panPad.ts';

const requested = new URLSearchParams(location.search).get('lang') ?? '';
const language: Language = Object.hasOwn(languages, requested)
  ? (requested as Language)
  : defaultLanguage;
const messages = { el, en }[language];

const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const byFinger = matchMedia('(pointer: coarse)').matches;

/** Separates neighbours, with the coast in view. */
const closeUp = 12.5;

type Position = { latitude: number; longitude: number };

const positionOf = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

function prepareDocument() {
  document.documentElement.lang = language;
  document.title = messages.title;
  // Inlined, to keep map CSS out of the site's style sheet.
  const style = document.createElement('style');
  style.textContent = fonts + leafletCss + css;
  document.head.append(style);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function card(name: string, place: string, way: string, position: Position): HTMLElement {
  const made = element('div', 'card', '');
  const go = element('a', 'card__go', messages.openMap);
  go.setAttribute('aria-label', `${messages.openMap}: ${name}`);
  go.href = mapLink(position);
  // openstreetmap.org cannot be framed.
  go.target = '_top';
  go.rel = 'noopener';
  made.append(
    element('p', 'card__name', name),
    element('p', 'card__place', place),
    ...(way ? [element('p', 'card__way', way)] : []),
    go,
  );
  return made;
}

type Pin = {
  at: LatLngTuple;
  size: number;
  className: string;
  figure: string;
  /** Beside the disc on wide maps, to its left in the west. */
  name: string;
  /** For screen readers, after the name. */
  more: string;
  card: HTMLElement;
};

/** Leaflet makes it a button, named by its text. */
function addPin(map: Map, { at, size, className, figure, name, more, card: content }: Pin): Marker {
  const west = at[1] < venue.position.longitude;
  const html = `<span class="pin__disc">${figure}</span> <b class="pin__name${west ? ' pin__name--west' : ''}">${name}</b><span class="pin__more">${more}</span>`;
  const made = marker(at, {
    icon: divIcon({ className, html, iconSize: [size, size], popupAnchor: [0, 4 - size / 2] }),
    riseOnHover: true,
  })
    .bindPopup(content, { maxWidth: 280, closeButton: true, autoPanPadding: [16, 16] })
    .addTo(map);
  const button = made.getElement();
  button?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    made.openPopup();
  });
  made.on('popupopen', ({ popup }) => {
    const close = popup.getElement()?.querySelector('.leaflet-popup-close-button');
    close?.setAttribute('aria-label', messages.close);
    if (document.activeElement === button) popup.getElement()?.querySelector('a')?.focus();
  });
  made.on('popupclose', ({ popup }) => {
    if (popup.getElement()?.contains(document.activeElement)) button?.focus();
  });
  return made;
}

const wayTo = (church: Church): string =>
  `${formatKilometres(church.kilometres, language)}, ${formatMinutes(church.minutes, language)}`;

const markOfEstate = `<svg viewBox="0 0 32 32" aria-hidden="true">${markLines.map((line) => `<path d="${line}"/>`).join('')}</svg>`;

function addPins(map: Map): Marker[] {
  addPin(map, {
    at: positionOf(venue.position),
    size: 48,
    className: 'pin pin--estate',
    figure: markOfEstate,
    name: venue.name[language],
    more: '',
    card: card(venue.name[language], messages.estate, '', venue.position),
  });
  return churches.map((church, index) =>
    addPin(map, {
      at: positionOf(church),
      size: 44,
      className: 'pin',
      figure: String(index + 1),
      name: church.name[language],
      more: `, ${church.place[language]}, ${wayTo(church)}`,
      card: card(church.name[language], church.place[language], wayTo(church), church),
    }),
  );
}

/** Opens the church whose number ChurchMap.tsx put into the fragment. Clears it so that it can be selected again. */
function showRequested(map: Map, pins: readonly Marker[]) {
  const pin = pins[Number(location.hash.slice(1)) - 1];
  if (!pin) return;
  history.replaceState(null, '', location.pathname + location.search);
  map.setView(pin.getLatLng(), Math.max(map.getZoom(), closeUp), { animate: false });
  pin.openPopup();
  pin.getPopup()?.getElement()?.querySelector('a')?.focus({ preventScroll: true });
}

function addDrawnCoast(map: Map) {
  const pane = map.createPane('coast');
  pane.style.zIndex = '100';
  pane.style.pointerEvents = 'none';
  const tone = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  const land = {
    pane: 'coast',
    interactive: false,
    weight: 1,
    color: tone('input'),
    fillColor: tone('background'),
    fillOpacity: 1,
  };
  polygon(rounded(attica), land).addTo(map);
  polygon(rounded(makronisi), land).addTo(map);
  for (const place of Object.keys(placeNames) as (keyof typeof placeNames)[]) {
    const name = element('span', '', messages.places[place]);
    const icon = divIcon({
      className: place === 'aegean' ? 'place place--sea' : 'place',
      html: name,
      iconSize: [0, 0],
    });
    marker(placeNames[place], { pane: 'coast', interactive: false, keyboard: false, icon }).addTo(
      map,
    );
  }
}

/** Privacy: no third-party request until the map is visible. */
function addTilesOnceSeen(map: Map) {
  const tiles = tileLayer(maps.churches.tiles, {
    maxZoom: 18,
    attribution: `<a href="https://www.openstreetmap.org/copyright" target="_top" rel="noopener">${messages.mapBy}</a>`,
  });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    tiles.addTo(map);
  });
  observer.observe(map.getContainer());
}

/** The wheel scrolls the page until the map is clicked. */
function letThePageScroll(map: Map) {
  const hint = element('p', 'hint', byFinger ? messages.hint.touch : messages.hint.mouse);
  const control = new Control({ position: 'topleft' });
  control.onAdd = () => hint;
  control.addTo(map);
  if (byFinger) return;
  map.on('click', () => {
    map.scrollWheelZoom.enable();
    hint.dataset.gone = '';
  });
  map.getContainer().addEventListener('mouseleave', () => {
    map.scrollWheelZoom.disable();
    delete hint.dataset.gone;
  });
}

function start(container: HTMLElement) {
  // The embedding page has an unlabelled `main`.
  container.setAttribute('role', 'main');
  container.setAttribute('aria-label', messages.title);
  const map = createMap(container, {
    scrollWheelZoom: false,
    // One finger scrolls the page: the map nearly fills a phone.
    dragging: !byFinger,
    zoomControl: false,
    zoomSnap: 0.5,
    minZoom: 9,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
  });
  map.attributionControl.setPrefix(
    '<a href="https://leafletjs.com" target="_top" rel="noopener">Leaflet</a>',
  );
  new Control.Zoom({
    position: 'topright',
    zoomInTitle: messages.zoomIn,
    zoomOutTitle: messages.zoomOut,
  }).addTo(map);

  addPanPad(map, messages.pan, !calm);

  const everywhere = [venue.position, ...churches].map(positionOf);
  const fit = () => map.fitBounds(everywhere, { padding: [48, 48], animate: false });
  fit();
  addDrawnCoast(map);
  const pins = addPins(map);
  letThePageScroll(map);
  addTilesOnceSeen(map);

  // A resize shows all pins unless the visitor moved the map. Captured: buttons stop propagation.
  let touched = false;
  const touch = () => void (touched = true);
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    container.addEventListener(event, touch, { passive: true, capture: true });
  map.on('resize', () => !touched && fit());
  map.on('popupopen', touch);
  addEventListener('hashchange', () => showRequested(map, pins));
  showRequested(map, pins);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && map.closePopup());
}

prepareDocument();
const container = document.getElementById('map');
if (container) start(container);
