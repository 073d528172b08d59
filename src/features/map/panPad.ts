/** Pan arrows, an alternative to dragging (WCAG 2.2, 2.5.7). */
import { Control, DomEvent, type Map } from 'leaflet';
import type { MapMessages } from './schema.ts';

/** Fractions of the map's size to the right and down, in reading order. */
const steps = [
  ['north', 0, -0.3, 'col-2'],
  ['west', -0.3, 0, 'col-1 -rotate-90'],
  ['east', 0.3, 0, 'col-3 rotate-90'],
  ['south', 0, 0.3, 'col-2 rotate-180'],
] as const;

const arrow =
  '<svg class="icon size-5" viewBox="0 0 20 20" aria-hidden="true"><path d="M10 16V4M5 9l5-5 5 5"/></svg>';

export function addPanPad(map: Map, messages: MapMessages['pan'], animate: boolean): void {
  const pad = document.createElement('div');
  // Leaves room for the credits, a full line on phones.
  pad.className = 'pad mb-10 grid w-33 grid-cols-3';
  for (const [direction, across, down, place] of steps) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `grid size-11 cursor-pointer place-items-center rounded border-0 p-0 ${place}`;
    button.title = messages[direction];
    button.setAttribute('aria-label', messages[direction]);
    button.innerHTML = arrow;
    button.addEventListener('click', () => {
      const { x, y } = map.getSize();
      map.panBy([across * x, down * y], { animate });
    });
    pad.append(button);
  }
  // disableClickPropagation alone lets two of three quick clicks through to the map.
  DomEvent.disableClickPropagation(pad).on(pad, 'click', DomEvent.stopPropagation);
  const control = new Control({ position: 'bottomleft' });
  control.onAdd = () => pad;
  control.addTo(map);
}
