import shown from '../../content/facts/shown.json' with { type: 'json' };

export const hasPrices: boolean = shown.prices;
export const hasCalculator: boolean = hasPrices && shown.calculator;
export const hasReviews: boolean = shown.reviews;
export const hasEvening: boolean = shown.evening;
