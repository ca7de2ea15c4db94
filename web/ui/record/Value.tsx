import type { Shown } from "#kernel/record.ts";
import { said } from "#kernel/said.ts";
import { Kosong } from "../value/Kosong.tsx";
import { Jumlah, Money } from "../value/Money.tsx";
import { Tanggal, Waktu } from "../value/Tanggal.tsx";

type Plain = string | number | boolean | null | undefined;

/** A value as text for its field; a dash if there is none. */
export function Value({ of: field, value }: { of: Shown; value: unknown }) {
  const plain = value as Plain;
  if (field.kind === "money") return <Money value={typeof plain === "number" ? plain : null} />;
  if (field.kind === "number") return <Jumlah value={typeof plain === "number" ? plain : null} />;
  if (field.kind === "day") return <Tanggal value={typeof plain === "string" ? plain : null} />;
  if (field.kind === "moment") return <Waktu value={typeof plain === "string" ? plain : null} />;
  return said(field, value) || <Kosong />;
}
