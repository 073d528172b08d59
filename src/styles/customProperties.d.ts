import 'react';

// Allows custom properties in the `style` of a React element.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
