import ownHouse from '../../content/facts/house.json' with { type: 'json' };
import type { House } from './schema.ts';

export const house: House = ownHouse;
