import { Text, Timeline, Title } from "@mantine/core";
import "@mantine/core/styles/Timeline.css";
import { namaBulan } from "#areas/laporan/bulan.ts";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { NAMA_PERISTIWA, type PeristiwaBuku } from "../contract.ts";
import classes from "./tutupBuku.module.css";

const SEBUTAN: Readonly<Record<PeristiwaBuku["jenis"], (bulan: string) => string>> = {
  tutup: (bulan) => `sampai dengan ${bulan}`,
  minta: (bulan) => `mulai ${bulan}`,
  tolak: (bulan) => `untuk ${bulan}`,
  buka: (bulan) => `mulai ${bulan}`,
};

/** What happened to the months, the latest first. */
export function PeristiwaDaftar({ peristiwa }: { peristiwa: readonly PeristiwaBuku[] }) {
  if (peristiwa.length === 0) return null;
  return (
    <section aria-label="Riwayat tutup buku">
      <Title order={2} size="h4" mb="sm">
        Riwayat
      </Title>
      <Timeline bulletSize={12} lineWidth={2}>
        {peristiwa.map(({ idTutupBuku, jenis, bulan, oleh, waktu, alasan }) => (
          <Timeline.Item key={idTutupBuku} title={`${NAMA_PERISTIWA[jenis]} ${SEBUTAN[jenis](namaBulan(bulan))}`}>
            <Text size="sm" c="dimmed">
              {oleh} · <Waktu value={waktu} />
            </Text>
            {alasan !== "" && (
              <Text size="sm" className={classes.alasan}>
                {alasan}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
