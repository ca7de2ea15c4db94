/**
 * Stands for React where the first rows of a list are painted (web/awal/lukis.ts): elements that become plain DOM once. What
 * holds state or waits for effects begins as it would in React, and stays so.
 */
type Props = Record<string, unknown> & { children?: Piece; style?: Dress };
type Dress = Readonly<Record<string, string | number | undefined>>;
type Component = (props: Props) => Piece;
export type Piece = string | number | boolean | null | undefined | Element | readonly Piece[];
type Element = { readonly type: string | Component; readonly props: Props };
type Context<T> = { readonly value: T };

const SVG = "http://www.w3.org/2000/svg";

export const Fragment: Component = ({ children }) => children;
export const jsx = (type: Element["type"], props: Props): Element => ({ type, props });
export const jsxs = jsx;
export const createElement = (type: Element["type"], props: Props, ...children: Piece[]): Element => ({
  type,
  props: children.length > 0 ? { ...props, children } : props,
});
export const forwardRef =
  (render: (props: Props, ref: null) => Piece): Component =>
  (props) =>
    render(props, null);
export const memo = <T>(component: T): T => component;
export const createContext = <T>(value: T): Context<T> => ({ value });
export const useContext = <T>({ value }: Context<T>): T => value;
export const useState = <T>(start: T | (() => T)): [T, () => void] => [
  typeof start === "function" ? (start as () => T)() : start,
  () => {},
];
export const useRef = <T>(current: T): { current: T } => ({ current });
export const useSyncExternalStore = <T>(_watch: unknown, read: () => T): T => read();

/** Puts a piece into its place. What it says becomes text, never HTML. */
export function put(place: ParentNode & Node, piece: Piece): void {
  if (piece === null || piece === undefined || typeof piece === "boolean") return;
  if (typeof piece !== "object") place.append(String(piece));
  else if (!("type" in piece)) for (const one of piece) put(place, one);
  else if (typeof piece.type === "function") put(place, piece.type(piece.props));
  else place.append(made(place, piece.type, piece.props));
}

function made(place: Node, type: string, props: Props): HTMLElement | SVGElement {
  const svg = type === "svg" || place instanceof SVGElement;
  const own = svg ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) set(own, name, value);
  dress(own, props.style ?? {});
  // The rows are there to be seen; the page that comes is there for keyboards and screen readers.
  if (/^(a|button|input)$/.test(type) || props.tabIndex !== undefined) own.setAttribute("tabindex", "-1");
  put(own, props.children);
  return own;
}

const OWN: Readonly<Record<string, string>> = { className: "class", dateTime: "datetime", colSpan: "colspan" };

function set(made: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (/^(children|key|ref|style|on[A-Z].*)$/.test(name) || value === undefined || value === null) return;
  if (value === false && !/^(aria|data)-/.test(name)) return;
  const attribute = made instanceof SVGElement ? name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`) : name;
  made.setAttribute(
    OWN[name] ?? (name === "viewBox" ? name : attribute),
    value === true && name === "disabled" ? "" : String(value),
  );
}

/** Measures without a unit, as React knows them. */
const BARE = /^(--|flex|fontWeight|lineHeight|opacity|zIndex)/;

function dress({ style }: HTMLElement | SVGElement, values: Dress): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const said = typeof value === "number" && !BARE.test(name) ? `${value}px` : String(value);
    style.setProperty(name.startsWith("--") ? name : name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`), said);
  }
}
