import { UMUR } from "#contract/kernel/umur.ts";
import { isiJumlahHutang, type JumlahHutang } from "#contract/pembelian/hutang.ts";
import { Figures } from "../../../ui/value/Figures.tsx";

/** All that was found, by age; nothing for those who may not see the amounts. */
export function RingkasHutang({ total, stale }: { total: JumlahHutang | undefined; stale: boolean }) {
  if (total?.sisa === null) return null;
  const names = ["sisa", ...UMUR] as const;
  return (
    <Figures
      stale={stale}
      figures={names.map((name) => ({ label: isiJumlahHutang[name].label, value: total?.[name] ?? undefined }))}
    />
  );
}
