/** Document in the iframe of MapSection.tsx: the estate, and with `?churches` the churches, too. */
import {
  Control,
  map as createMap,
  divIcon,
  marker,
  tileLayer,
  type LatLngTuple,
  type Map,
  type Marker,
} from 'leaflet';
import el from '../../content/el/venueMap.json';
import en from '../../content/en/venueMap.json';
import { churches, getMapUrl, mapTiles, venue } from '../../facts/venue/venue.ts';
import { markLines } from '../../site/brand.ts';
import { getDayAtVenue } from '../../site/formats/formatDay.ts';
import { escapeHtml, formatDuration, formatKilometres } from '../../site/formats/formats.ts';
import { defaultLanguage, languageCodes } from '../../site/languages.ts';
import { addPanPad } from './panPad.ts';
import css from './venueMap.css?inline';

const parameters = new URLSearchParams(location.search);
const language = languageCodes.find((code) => code === parameters.get('lang')) ?? defaultLanguage;
const today = getDayAtVenue();
/** As in ChurchList, whose numbers are the same. */
const shownChurches = parameters.has('churches')
  ? churches.filter(({ closedUntil = '' }) => closedUntil < today)
  : [];
const messages = { el, en }[language];
const title = window.frameElement?.getAttribute('title') ?? document.title;

const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
const isTouchScreen = matchMedia('(pointer: coarse)').matches;

/** Separates neighbours, with the sea in view. */
const closeUpZoom = 12.5;

type Position = { latitude: number; longitude: number };

const getLatLng = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

function prepareDocument() {
  document.documentElement.lang = language;
  document.title = title;
  // Inline, to keep the CSS of the map out of the site's style sheet.
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

type Pin = {
  position: Position;
  name: string;
  place: string;
  distance?: string;
  size: number;
  disc: string;
  figure: string;
};

/** Leaflet makes the pin a button, whose name is its text. */
function addPin(map: Map, { position, size, disc, figure, distance = '', ...texts }: Pin): Marker {
  const name = escapeHtml(texts.name);
  const place = escapeHtml(texts.place);
  const openMap = escapeHtml(messages.openMap);
  // On wide maps the name is beside the disc, to its left in the west.
  const side = position.longitude < venue.position.longitude ? 'right-full mr-1' : 'left-full ml-1';
  const html = `
    <span class="pin__disc ${disc}">${figure}</span>
    <b class="pin__name absolute leading-tight font-semibold whitespace-nowrap max-[520px]:sr-only ${side}">${name}</b><span class="sr-only">${distance && `, ${place}, ${distance}`}</span>`;
  // "_top" leaves the iframe, because openstreetmap.org cannot be framed.
  const card = `
    <p class="font-display text-title">${name}</p>
    <p class="text-muted">${place}</p>
    ${distance && `<p class="font-semibold lining-nums tabular-nums">${distance}</p>`}
    <a class="-ml-2 inline-flex min-h-11 items-center px-2 focus-visible:-outline-offset-4" href="${getMapUrl(position)}" target="_top" rel="noopener" aria-label="${openMap}: ${name}">${openMap}</a>`;
  const pin = marker(getLatLng(position), {
    icon: divIcon({
      className: 'pin',
      html,
      iconSize: [size, size],
      popupAnchor: [0, 4 - size / 2],
    }),
    riseOnHover: true,
  })
    .bindPopup(card, { maxWidth: 280, autoPanPadding: [16, 16] })
    .addTo(map);
  const button = pin.getElement();
  button?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    pin.openPopup();
  });
  pin.on('popupopen', ({ popup }) => {
    const close = popup.getElement()?.querySelector('.leaflet-popup-close-button');
    close?.setAttribute('aria-label', messages.close);
    if (document.activeElement === button) popup.getElement()?.querySelector('a')?.focus();
  });
  pin.on('popupclose', ({ popup }) => {
    if (popup.getElement()?.contains(document.activeElement)) button?.focus();
  });
  return pin;
}

const estateMark = `<svg class="icon size-7" viewBox="0 0 32 32" aria-hidden="true">${markLines.map((line) => `<path d="${line}"/>`).join('')}</svg>`;

function addPins(map: Map): Marker[] {
  addPin(map, {
    position: venue.position,
    name: venue.name[language],
    place: venue.address.street[language],
    size: 48,
    disc: 'size-11.5 bg-inverse',
    figure: estateMark,
  });
  return shownChurches.map((church, index) =>
    addPin(map, {
      position: church,
      name: church.name[language],
      place: church.place[language],
      distance: `${formatKilometres(church.kilometres, language)}, ${formatDuration(church.minutes, 'minute', language)}`,
      size: 44,
      disc: 'size-8.5 bg-accent',
      figure: String(index + 1),
    }),
  );
}

/** Opens the church whose number useChurchMap.ts put into the fragment. Clears it so that it can be selected again. */
function showRequested(map: Map, pins: readonly Marker[]) {
  const pin = pins[Number(location.hash.slice(1)) - 1];
  if (!pin) return;
  history.replaceState(null, '', location.pathname + location.search);
  map.setView(pin.getLatLng(), Math.max(map.getZoom(), closeUpZoom), { animate: false });
  pin.openPopup();
  pin.getPopup()?.getElement()?.querySelector('a')?.focus({ preventScroll: true });
}

/** For privacy, no third party gets a request until the map is visible. */
function addTilesWhenVisible(map: Map) {
  const tiles = tileLayer(mapTiles, {
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

/**
 * Wheel, one finger and arrow keys scroll the page. A press of the mouse gives drag and wheel to the map until Escape or
 * until the mouse leaves. Two fingers always move the map, and so do the buttons.
 */
function enablePageScroll(map: Map) {
  const hint = document.createElement('p');
  hint.className =
    'map-hint bg-surface px-3 py-2 text-note text-muted duration-medium data-gone:opacity-0 motion-safe:transition-opacity';
  hint.textContent = isTouchScreen ? messages.hint.touch : messages.hint.mouse;
  const control = new Control({ position: 'topleft' });
  control.onAdd = () => hint;
  control.addTo(map);
  const container = map.getContainer();
  const setActive = (isActive: boolean) => {
    hint.toggleAttribute('data-gone', isActive);
    for (const handler of [map.dragging, map.scrollWheelZoom])
      handler[isActive ? 'enable' : 'disable']();
  };
  // Captured, so that this press already drags. Leaflet listens to `mousedown`.
  container.addEventListener(
    'pointerdown',
    ({ pointerType }) => pointerType === 'mouse' && setActive(true),
    { capture: true },
  );
  container.addEventListener('mouseleave', () => setActive(false));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    map.closePopup();
    setActive(false);
  });
}

function start(container: HTMLElement) {
  // The embedding page has a `main` without a name, so this one needs a name.
  container.setAttribute('role', 'main');
  container.setAttribute('aria-label', title);
  const map = createMap(container, {
    scrollWheelZoom: false,
    dragging: false,
    keyboard: false,
    zoomControl: false,
    zoomSnap: 0.5,
    minZoom: 9,
    zoomAnimation: !prefersReducedMotion,
    fadeAnimation: !prefersReducedMotion,
  });
  map.attributionControl.setPrefix(
    '<a href="https://leafletjs.com" target="_top" rel="noopener">Leaflet</a>',
  );
  new Control.Zoom({
    position: 'topright',
    zoomInTitle: messages.zoomIn,
    zoomOutTitle: messages.zoomOut,
  }).addTo(map);

  addPanPad(map, messages.pan, !prefersReducedMotion);

  const allPositions = [venue.position, ...shownChurches].map(getLatLng);
  const fitAllPins = () =>
    map.fitBounds(allPositions, { padding: [48, 48], maxZoom: 13, animate: false });
  fitAllPins();
  const pins = addPins(map);
  enablePageScroll(map);
  addTilesWhenVisible(map);

  // A resize shows all pins unless the visitor has moved the map. Captured, because buttons stop propagation.
  let hasMoved = false;
  const markMoved = () => void (hasMoved = true);
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    container.addEventListener(event, markMoved, { passive: true, capture: true });
  map.on('resize', () => !hasMoved && fitAllPins());
  map.on('popupopen', markMoved);
  addEventListener('hashchange', () => showRequested(map, pins));
  showRequested(map, pins);
}

prepareDocument();
start(document.getElementById('map')!);
