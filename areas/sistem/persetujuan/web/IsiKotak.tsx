import { ActionIcon, Group, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ComponentProps, useMemo } from "react";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { KomentarPanel } from "#web/documents/KomentarPanel.tsx";
import { persetujuanFacts } from "#web/documents/persetujuanFacts.ts";
import { type Fact, Facts } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { ImageViewer, type Shown } from "#web/ui/picture/ImageViewer.tsx";
import { PdfPage, useSheets } from "#web/ui/picture/PdfPage.tsx";
import { isPdf } from "#web/ui/picture/pdf.ts";
import { Money } from "#web/ui/value/Money.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { isKoreksi, type JenisPutusan, type Menunggu } from "../contract.ts";
import { DampakPutusan, SejakRevisi } from "./DampakPutusan.tsx";
import classes from "./persetujuan.module.css";

/** Everything that a decision needs: what is asked for, the proofs, and the account before and after. */
export function IsiKotak({ row, back }: { row: Menunggu; back?: () => void }) {
  const viewer = useDialog<Shown>();
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
        <Bukti row={row} viewer={viewer} />
      </div>
      <div className={classes.dampak}>{!isKoreksi(row.jenis) && <KomentarPanel jenis={row.jenis} id={row.id} />}</div>
      <ImageViewer dialog={viewer} />
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

function Bukti({ row, viewer }: { row: Menunggu; viewer: Dialog<Shown> }) {
  if (row.bukti.length === 0) return <p className={classes.tanpa}>Tanpa bukti</p>;
  return (
    <div className={classes.bukti}>
      {row.bukti.map((address, at) => {
        const label = `Bukti ${row.id}, ${at + 1} dari ${row.bukti.length}`;
        const open = {
          "aria-label": `Perbesar Bukti ${row.id} ${at + 1}`,
          onClick: () => viewer.open({ images: row.bukti, at, name: `Bukti ${row.id}` }),
        };
        if (isPdf(address)) return <FirstPage key={address} address={address} label={label} open={open} />;
        return (
          <button key={address} type="button" {...open}>
            <img src={address} alt={label} />
          </button>
        );
      })}
    </div>
  );
}

type FirstPageProps = { address: string; label: string; open: ComponentProps<"button"> };

/** Whoever decides sees what the paper says without a press; the other pages are one press away. */
function FirstPage({ address, label, open }: FirstPageProps) {
  const addresses = useMemo(() => [address], [address]);
  const [first] = useSheets(addresses);
  if (!first) return null;
  return (
    <div>
      <button type="button" className={classes.halaman} {...open}>
        <PdfPage sheet={first} label={label} />
      </button>
      {first.pages > 1 && <p className={classes.keterangan}>Halaman 1 dari {first.pages}</p>}
    </div>
  );
}
