/** Pan arrows, an alternative to dragging (WCAG 2.2, 2.5.7). */
import { Control, DomEvent, type Map } from 'leaflet';
import type { MapMessages } from './schema.ts';

/** Fractions of the map's width and height, in reading order. */
const steps = [
  ['north', 0, -0.3],
  ['west', -0.3, 0],
  ['east', 0.3, 0],
  ['south', 0, 0.3],
] as const;

const arrow = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 16V4M5 9l5-5 5 5"/></svg>';

export function addPanPad(map: Map, messages: MapMessages['pan'], animate: boolean): void {
  const pad = document.createElement('div');
  pad.className = 'pad';
  for (const [direction, across, down] of steps) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `pad__${direction}`;
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
