import type { Fact } from "../ui/dialog/DetailShell.tsx";

/** Of a document that two must approve, who did and who is missing. */
export const persetujuanFacts = (persetujuan: string | null | undefined): Fact[] =>
  persetujuan ? [{ label: "Persetujuan", value: persetujuan, wide: true }] : [];
