/**
 * An independent check of the build. Sources: https://gml.noaa.gov/grad/solcalc/solareqns.PDF, the
 * Astronomical Almanac, and Meeus, Astronomical Algorithms, chapter 49. Accurate to 2 minutes
 * (sunset), 5 (moonrise) and 20 (full moon).
 */
export type Spot = { latitude: number; longitude: number };

const degrees = Math.PI / 180;
const sin = (angle: number): number => Math.sin(angle * degrees);
const cos = (angle: number): number => Math.cos(angle * degrees);
const minute = 60_000;
const day = 1440 * minute;

/** Works east of Greenwich, far from the poles. */
export const sunsetAfter = (noon: Date, { latitude, longitude }: Spot): Date => {
  const midnight = Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth(), noon.getUTCDate());
  const dayOfYear = (midnight - Date.UTC(noon.getUTCFullYear(), 0, 1)) / day;
  const year = ((2 * Math.PI) / 365) * (dayOfYear + (17 - 12) / 24);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year));
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year);
  const hourAngle =
    Math.acos(
      cos(90.833) / (cos(latitude) * Math.cos(declination)) -
        Math.tan(latitude * degrees) * Math.tan(declination),
    ) / degrees;
  return new Date(midnight + (720 - 4 * (longitude - hourAngle) - equation) * minute);
};

/** In degrees above the true horizon. */
const moonHeight = (
  moment: Date,
  { latitude, longitude }: Spot,
): { height: number; parallax: number } => {
  const days = moment.getTime() / day - 10_957.5; // since 2000-01-01 12:00
  const t = days / 36_525;
  const along =
    218.32 +
    481_267.881 * t +
    6.29 * sin(135 + 477_198.87 * t) -
    1.27 * sin(259.3 - 413_335.36 * t) +
    0.66 * sin(235.7 + 890_534.22 * t) +
    0.21 * sin(269.9 + 954_397.74 * t) -
    0.19 * sin(357.5 + 35_999.05 * t) -
    0.11 * sin(186.5 + 966_404.03 * t);
  const above =
    5.13 * sin(93.3 + 483_202.02 * t) +
    0.28 * sin(228.2 + 960_400.89 * t) -
    0.28 * sin(318.3 + 6_003.15 * t) -
    0.17 * sin(217.6 - 407_332.21 * t);
  const parallax =
    0.9508 +
    0.0518 * cos(135 + 477_198.87 * t) +
    0.0095 * cos(259.3 - 413_335.36 * t) +
    0.0078 * cos(235.7 + 890_534.22 * t) +
    0.0028 * cos(269.9 + 954_397.74 * t);
  const tilt = 23.439;
  const x = cos(above) * cos(along);
  const y = cos(tilt) * cos(above) * sin(along) - sin(tilt) * sin(above);
  const z = sin(tilt) * cos(above) * sin(along) + cos(tilt) * sin(above);
  const ascension = Math.atan2(y, x) / degrees;
  const declination = Math.asin(z) / degrees;
  const siderealTime = 280.46062 + 360.9856474 * days + longitude;
  return {
    height:
      Math.asin(
        sin(latitude) * sin(declination) +
          cos(latitude) * cos(declination) * cos(siderealTime - ascension),
      ) / degrees,
    parallax,
  };
};

export const moonriseAfter = (noon: Date, spot: Spot): Date | undefined => {
  // Refraction and semi-diameter raise it (0.8333), parallax lowers it: 0.7275 parallax - 0.5667.
  const isUp = (moment: number): boolean => {
    const { height, parallax } = moonHeight(new Date(moment), spot);
    return height > 0.7275 * parallax - 0.5667;
  };
  for (let moment = noon.getTime(); moment < noon.getTime() + day; moment += minute)
    if (!isUp(moment) && isUp(moment + minute)) return new Date(moment + minute);
  return undefined;
};

export const fullMoonNear = (moment: Date): Date => {
  const k =
    Math.round((moment.getTime() / day + 2_440_587.5 - 2_451_550.09766) / 29.530588861 - 0.5) + 0.5;
  const t = k / 1236.85;
  const e = 1 - 0.002516 * t;
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k;
  const node = 160.7108 + 390.67050284 * k;
  const julian =
    2_451_550.09766 +
    29.530588861 * k -
    0.40614 * sin(moon) +
    0.17302 * e * sin(sun) +
    0.01614 * sin(2 * moon) +
    0.01043 * sin(2 * node) +
    0.00734 * e * sin(moon - sun) -
    0.00515 * e * sin(moon + sun) +
    0.00209 * e * e * sin(2 * sun);
  return new Date((julian - 2_440_587.5) * day - 69_000); // terrestrial time is about 69 s ahead
};
