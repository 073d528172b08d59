export function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="mt-5 columns-1 sm:columns-2 sm:gap-x-gutter lg:mt-8">
      {features.map((feature) => (
        <li className="break-inside-avoid border-t border-border-strong py-[13px]" key={feature}>
          {feature}
        </li>
      ))}
    </ul>
  );
}
