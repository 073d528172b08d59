/**
 * Returns whether a redirect led here, not a bookmark. Firefox without `dom.enable_performance` counts no redirects, so
 * the referrer decides.
 */
export const mayAnswerPost = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    visit?.redirectCount !== 0 ||
    document.referrer.split(/[?#]/)[0] === location.origin + location.pathname
  );
};
