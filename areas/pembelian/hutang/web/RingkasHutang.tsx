import { Figures } from "#web/ui/value/Figures.tsx";
import { isiJumlahHutang, type JumlahHutang } from "../contract.ts";

/** All that was found, and what of it is due; nothing for those who may not see the amounts. */
export function RingkasHutang({ jumlah, stale }: { jumlah: JumlahHutang | undefined; stale: boolean }) {
  if (jumlah?.sisa === null) return null;
  const { sisa, belum } = jumlah ?? {};
  const lewat = sisa == null || belum == null ? undefined : sisa - belum;
  return (
    <Figures
      stale={stale}
      figures={[
        { label: isiJumlahHutang.sisa.label, value: sisa ?? undefined },
        { label: "Sudah Jatuh Tempo", value: lewat },
        { label: isiJumlahHutang.belum.label, value: belum ?? undefined },
      ]}
    />
  );
}
