import { ActionIcon, Group, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { KomentarPanel } from "#web/documents/KomentarPanel.tsx";
import { persetujuanFacts } from "#web/documents/persetujuanFacts.ts";
import { type Fact, Facts } from "#web/ui/dialog/DetailShell.tsx";
import { LargeProofs } from "#web/ui/picture/LargeProofs.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { isKoreksi, type JenisPutusan, type Menunggu } from "../contract.ts";
import { DampakPutusan, SejakRevisi } from "./DampakPutusan.tsx";
import classes from "./persetujuan.module.css";

/** Everything that a decision needs: what is asked for, the proofs, and the account before and after. */
export function IsiKotak({ row, back }: { row: Menunggu; back?: () => void }) {
  return (
    <article aria-label={`${row.sebutan} ${row.id}`} className={classes.isi}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {back && (
          <ActionIcon variant="subtle" size="xl" onClick={back} aria-label="Kembali ke daftar">
            <IconArrowLeft aria-hidden />
          </ActionIcon>
        )}
        <div className={classes.kepala}>
          <Title order={2} size="h4">
            {row.judul}
          </Title>
          {row.nominal !== null && (
            <span className={classes.nominal}>
              <Money value={row.nominal} />
            </span>
          )}
        </div>
      </Group>
      <div className={classes.belah}>
        <div>
          <SejakRevisi row={row} />
          <Facts facts={facts(row)} />
          <div className={classes.dampak}>
            <DampakPutusan row={row} />
          </div>
        </div>
        {row.bukti.length === 0 ? (
          <p className={classes.tanpa}>Tanpa bukti</p>
        ) : (
          <LargeProofs images={row.bukti} name={`Bukti ${row.id}`} />
        )}
      </div>
      <div className={classes.dampak}>{!isKoreksi(row.jenis) && <KomentarPanel jenis={row.jenis} id={row.id} />}</div>
    </article>
  );
}

const dokumenOf = (jenis: JenisPutusan) => (isKoreksi(jenis) ? "koreksi" : jenis);

const facts = (row: Menunggu): Fact[] => [
  { label: row.sebutan, value: <DocumentLink kind={dokumenOf(row.jenis)} kunci={row.id} /> },
  { label: "Diajukan Oleh", value: row.oleh },
  { label: "Tanggal", value: <Tanggal value={row.tanggal} /> },
  { label: "Rekening", value: row.rekening },
  { label: "Keterangan", value: row.keterangan, wide: true },
  ...persetujuanFacts(row.persetujuan),
];
