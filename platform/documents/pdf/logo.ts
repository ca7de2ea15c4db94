import sharp from "sharp";

/** The name by which a document asks for a logo. */
export const logoName = (at: number): string => `logo${at}`;

/** 96 points on paper at about 300 dots per inch. */
const PRINT_SIDE = 400;

const made = new WeakMap<Buffer, Promise<string>>();

/** The logo as JPEG on white. The PDF writer would unpack a transparent PNG pixel by pixel for every document. */
export function printableLogo(logo: Buffer): Promise<string> {
  const known = made.get(logo);
  if (known) return known;
  const converting = convert(logo);
  made.set(logo, converting);
  return converting;
}

async function convert(logo: Buffer): Promise<string> {
  const jpeg = await sharp(logo)
    .resize({ width: PRINT_SIDE, height: PRINT_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
