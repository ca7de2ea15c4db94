import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { BedaKoreksi } from "#web/documents/BedaKoreksi.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { KeadaanPermintaan } from "#web/documents/KeadaanPermintaan.tsx";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { printed } from "#web/ui/file/printed.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type Koreksi, koreksi } from "../contract.ts";
import { type DampakKoreksi, isiKoreksi, namaKoreksi } from "../isiKoreksi.ts";
import { koreksiFacts } from "./koreksiFacts.tsx";

/** What was asked for, what it changes, and what was decided; opened with its code. */
export function KoreksiDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idKoreksi) => `Detail Koreksi ${idKoreksi}`}>
      {(idKoreksi) => (
        <Answered call={koreksi.getDetailKoreksi} input={{ idKoreksi }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: Koreksi & { dampak: DampakKoreksi } }) {
  const { idKoreksi, aksi, jenis, status } = row;
  return (
    <>
      <KeadaanPermintaan
        nama={idKoreksi}
        apa={[namaKoreksi(jenis), row.idSo]}
        row={{ ...row, statusPengajuan: status }}
        putusan={{
          call: koreksi.putuskanKoreksi,
          href: `/admin/koreksi?putus=${idKoreksi}`,
          boleh: aksi.putuskan,
        }}
      />
      {jenis === "nota-kredit" && <CetakNota idKoreksi={idKoreksi} />}
      <Section title="Permintaan">
        <Facts facts={koreksiFacts(row)} />
      </Section>
      {status === "Menunggu" && (
        <Section title="Bila disetujui">
          <BedaKoreksi dampak={row.dampak} />
        </Section>
      )}
      <Section title="Persetujuan">
        <Facts
          facts={[
            { label: "Status", value: <StatusPermintaan status={status} ditarik={row.ditarik} /> },
            ...recordFacts(isiKoreksi, row, "userApprove", "tglApprove", "note"),
          ]}
        />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="koreksi" id={idKoreksi} />
      </Section>
    </>
  );
}

function CetakNota({ idKoreksi }: { idKoreksi: string }) {
  if (!useMay(koreksi.cetakNotaKredit)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      onClick={() => void printed(send(koreksi.cetakNotaKredit, { idKoreksi }), "Gagal mencetak nota kredit")}
    >
      Cetak Nota Kredit
    </Button>
  );
}
