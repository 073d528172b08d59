export function PriceText({ text, sign }: { text: string; sign: string }) {
  return text.split(/(€)/).map((part, index) =>
    part === '€' ? (
      <small className={sign} key={index}>
        €
      </small>
    ) : (
      part
    ),
  );
}
