import type { SidebarImage } from "../theme/appearance.ts";

export const IMAGE_NAMES: Readonly<Record<SidebarImage, string>> = {
  none: "Tanpa gambar",
  factory: "Pabrik",
  mountains: "Pegunungan",
  waves: "Ombak",
};

/** The layers of each picture, the farthest first; nearer ones are a little darker. */
const LAYERS: Readonly<Record<Exclude<SidebarImage, "none">, readonly string[]>> = {
  factory: [
    "M150 26a11 11 0 0 1 22 0a8 8 0 0 1 0 16h-26a8 8 0 0 1 4-16ZM178 12a8 8 0 0 1 16 0a6 6 0 0 1 0 12h-19a6 6 0 0 1 3-12Z",
    "M0 160V104l44-24v24l44-24v24l44-24V160ZM150 160V58h18V160ZM182 160V44h16V160Z",
    "M0 160V126h252v34ZM206 126V92h46v34Z",
  ],
  mountains: [
    "M0 160V84l46-42 38 36 44-52 54 60 32-26 38 32V160Z",
    "M0 160V112l60-42 56 48 50-36 86 50V160Z",
    "M0 160V140l72-30 66 34 60-22 54 26V160Z",
  ],
  waves: [
    "M0 160V66c42-28 84-28 126 0s84 28 126 0V160Z",
    "M0 160V98c42 26 84 26 126 0s84-26 126 0V160Z",
    "M0 160V134c42-20 84-20 126 0s84 20 126 0V160Z",
  ],
};

type SidebarPictureProps = {
  image: SidebarImage;
  className?: string;
  /** Opacity: low behind the menu, higher in a preview. */
  strength?: number;
};

/** A drawn picture in the accent colour. */
export function SidebarPicture({ image, className, strength = 1 }: SidebarPictureProps) {
  if (image === "none") return null;
  return (
    <svg className={className} viewBox="0 0 252 160" preserveAspectRatio="xMidYMax slice" aria-hidden>
      {LAYERS[image].map((path, at) => (
        <path key={path} d={path} fill="currentColor" opacity={(0.06 + at * 0.03) * strength} />
      ))}
    </svg>
  );
}
