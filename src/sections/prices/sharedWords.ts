import type {
  Course,
  Free,
  GuestExtra,
  Included,
  OnceExtra,
  Rule,
} from '../../site/facts/prices.ts';
import type { EstimateWords } from './estimateLines.ts';

export type ExtraWords = { name: string; note?: string };

/** Words that several parts of the page say. */
export type SharedWords = Pick<EstimateWords, 'days' | 'months' | 'indoors'> & {
  /** The extras of the upper sum, as its text names them, and as its reckoning does, the last two each with its price. */
  upper: { bar: string; secondMain: string; flowers: string; ceremony: string };
  reckoned: { bar: string; secondMain: string; flowers: string; ceremony: string };
};

export type ExtrasWords = Readonly<Record<GuestExtra | OnceExtra, ExtraWords>>;
export type IncludedWords = Readonly<Record<Included, string>>;
export type MenuWords = Readonly<Record<Course, { title: string; dishes: readonly string[] }>>;
export type FreeWords = Readonly<Record<Free, string>>;
export type RulesWords = Readonly<Record<Rule, { title: string; text: string }>>;
