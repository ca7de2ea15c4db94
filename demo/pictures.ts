import sharp from "sharp";
import type { EncodedImage } from "#platform/files/image.ts";

/** Draws the pictures of the demo: machines, portraits and proofs of payment. */
const frame = (inner: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${ground}"/>${inner}</svg>`;

const SHADOW = '<ellipse cx="200" cy="262" rx="130" ry="12" fill="#00000018"/>';

const DRAWINGS = {
  oven: (colour: string) => `${SHADOW}<rect x="110" y="50" width="180" height="205" rx="8" fill="${colour}"/>
    <rect x="126" y="92" width="120" height="140" rx="4" fill="#263238"/>
    ${[110, 134, 158, 182, 206].map((y) => `<rect x="132" y="${y}" width="108" height="5" fill="#cfd8dc"/>`).join("")}
    <circle cx="270" cy="110" r="7" fill="#fff"/><circle cx="270" cy="135" r="7" fill="#ffca28"/><rect x="258" y="160" width="22" height="40" rx="3" fill="#eceff1"/>
    <rect x="126" y="62" width="60" height="16" rx="3" fill="#80cbc4"/>`,
  rotary: (colour: string) => `${SHADOW}<rect x="90" y="110" width="220" height="90" rx="45" fill="${colour}"/>
    <rect x="130" y="104" width="14" height="102" fill="#455a64"/><rect x="250" y="104" width="14" height="102" fill="#455a64"/>
    <path d="M60 90 L110 90 L100 130 L80 130 Z" fill="#90a4ae"/><rect x="120" y="206" width="34" height="50" fill="#546e7a"/>
    <rect x="240" y="206" width="34" height="50" fill="#546e7a"/><circle cx="312" cy="155" r="22" fill="#37474f"/>`,
  tray: (
    colour: string,
  ) => `${SHADOW}<rect x="95" y="60" width="210" height="195" rx="6" fill="none" stroke="${colour}" stroke-width="12"/>
    ${[90, 120, 150, 180, 210].map((y) => `<rect x="112" y="${y}" width="176" height="14" rx="3" fill="${colour}" opacity=".55"/>`).join("")}
    <rect x="170" y="38" width="60" height="20" rx="6" fill="#607d8b"/>`,
  part: (colour: string) => `${SHADOW}<rect x="130" y="90" width="140" height="140" rx="14" fill="${colour}"/>
    <circle cx="200" cy="160" r="44" fill="#eceff1"/><circle cx="200" cy="160" r="18" fill="#455a64"/>
    <rect x="150" y="70" width="20" height="24" fill="#78909c"/><rect x="230" y="70" width="20" height="24" fill="#78909c"/>`,
};
const COLOURS = ["#26a69a", "#5c6bc0", "#8d6e63", "#78909c", "#66bb6a", "#ef8354"];

export type Drawing = keyof typeof DRAWINGS;

export const machinePicture = (drawing: Drawing, n: number): Promise<EncodedImage> =>
  encode(frame(DRAWINGS[drawing](COLOURS[n % COLOURS.length] ?? "#26a69a"), "#f4f7f6"), 640);

const SKIN = ["#f1c9a5", "#e3b083", "#c98f63", "#d9a27a"];
const HAIR = ["#2b2320", "#3b2c24", "#1f1b1a", "#4a3b32"];

/** A portrait; `kerudung` covers the hair. */
export function portrait(n: number, kerudung: boolean): Promise<EncodedImage> {
  const skin = SKIN[n % SKIN.length];
  const cloth = COLOURS[(n * 5 + 2) % COLOURS.length];
  const hair = HAIR[(n * 3) % HAIR.length];
  const head = kerudung
    ? `<path d="M118 150 a82 92 0 0 1 164 0 q6 70 -20 120 h-124 q-26 -50 -20 -120z" fill="${cloth}"/>
       <ellipse cx="200" cy="150" rx="56" ry="66" fill="${skin}"/>`
    : `<ellipse cx="200" cy="148" rx="62" ry="72" fill="${skin}"/>
       <path d="M136 150 q-10 -84 64 -86 q74 2 64 86 q-8 -42 -38 -52 q-52 14 -90 52z" fill="${hair}"/>`;
  const face = `<circle cx="177" cy="152" r="5" fill="#2b2320"/><circle cx="223" cy="152" r="5" fill="#2b2320"/>
    <path d="M180 184 q20 16 40 0" stroke="#8d5a44" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  const neck = `<rect x="180" y="195" width="40" height="45" rx="14" fill="${skin}"/>`;
  const shirt = `<path d="M90 300 q10 -76 110 -76 q100 0 110 76z" fill="${COLOURS[(n * 7 + 1) % COLOURS.length]}"/>`;
  return encode(frame(neck + shirt + head + face, "#e3ece9"), 400);
}

/** A receipt, a signed order or a delivery photo; they differ in the colour of a stripe. */
export function proofPicture(title: string, n: number): Promise<EncodedImage> {
  const lines = Array.from(
    { length: 7 },
    (_, at) =>
      `<rect x="130" y="${95 + at * 20}" width="${90 + ((n * 31 + at * 47) % 60)}" height="7" rx="3" fill="#b0bec5"/>`,
  ).join("");
  const paper = `<rect x="105" y="25" width="190" height="250" rx="4" fill="#fff" stroke="#dfe6e4"/>
    <rect x="105" y="25" width="190" height="10" fill="${COLOURS[n % COLOURS.length]}"/>
    <text x="200" y="68" font-family="sans-serif" font-size="17" text-anchor="middle" fill="#37474f">${title}</text>${lines}
    <path d="M210 250 q10 -22 20 0 t22 -8" stroke="#3949ab" stroke-width="3" fill="none"/>`;
  return encode(frame(paper, "#e9efee"), 320);
}

async function encode(svg: string, width: number): Promise<EncodedImage> {
  const image = sharp(Buffer.from(svg)).resize({ width }).jpeg({ quality: 72 });
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { content: data, bytes: data.length, width: info.width, height: info.height, format: "jpeg" };
}
