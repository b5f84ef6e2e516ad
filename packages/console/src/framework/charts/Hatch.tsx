const SIZE = 4

/** Stripes to fill a share with that is not there yet, so that it can be told without colour. */
export const Hatch = ({ id, className }: { id: string; className: string }) => (
  <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={SIZE / 2} height={SIZE} className={className} />
  </pattern>
)
