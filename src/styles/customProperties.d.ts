import 'react';

// Custom properties may stand in a style attribute.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
