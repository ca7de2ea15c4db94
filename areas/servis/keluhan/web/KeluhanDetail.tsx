import { Anchor, Button } from "@mantine/core";
import { IconCalendarPlus, IconCheck, IconCircleX, IconEye, IconShieldCheck } from "@tabler/icons-react";
import { tanggal } from "#kernel/format.ts";
import { showing } from "#kernel/showing.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, LangkahDokumen } from "#web/documents/Langkah.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { WhatsAppLink } from "#web/documents/WhatsAppLink.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { KunjunganKeluhan } from "../../kunjungan/web/KunjunganKeluhan.tsx";
import { RencanaForm } from "../../kunjungan/web/RencanaForm.tsx";
import { type Keluhan, keluhan } from "../contract.ts";
import { isiKeluhan, namaStatusKeluhan, namaTanggungan } from "../isiKeluhan.ts";
import { BatalForm, SelesaiForm, TanggunganForm } from "./KeluhanPutus.tsx";
import { TANGGUNGAN } from "./status.ts";

/** The detail of a complaint; `record` is its code. */
export function KeluhanDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idKeluhan) => `Servis ${idKeluhan}`}>
      {(idKeluhan) => (
        <Answered call={keluhan.getDetailKeluhan} input={{ idKeluhan }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: Keluhan }) {
  return (
    <>
      <Langkahnya row={row} />
      <Section title="Keluhan">
        <Facts facts={faktaKeluhan(row)} />
      </Section>
      {row.buktiFoto.length > 0 && (
        <Section title="Foto">
          <Photos images={row.buktiFoto} name={`Foto ${row.idKeluhan}`} />
        </Section>
      )}
      <Section title="Kunjungan">
        <KunjunganKeluhan idKeluhan={row.idKeluhan} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="keluhan" id={row.idKeluhan} />
      </Section>
    </>
  );
}

/** The machine's own page. */
function MesinLink({ nomor }: { nomor: string }) {
  const href = `/admin/servis?mesin=${encodeURIComponent(nomor)}`;
  return (
    <Anchor href={href} onClick={useFollow(href)}>
      {nomor}
    </Anchor>
  );
}

/** What can be done next. */
function Langkahnya({ row }: { row: Keluhan }) {
  const { aksi, idKeluhan, idSo } = row;
  const rencana = useDialog<Pick<Keluhan, "idKeluhan">>();
  const selesai = useDialog<Keluhan>();
  const tanggungan = useDialog<Keluhan>();
  const batal = useDialog<Keluhan>();
  const tombol = [
    { nama: "Jadwalkan kunjungan", boleh: aksi.jadwalkan, icon: <IconCalendarPlus size={16} />, dialog: rencana },
    { nama: "Selesai tanpa kunjungan", boleh: aksi.selesai, icon: <IconCheck size={16} />, dialog: selesai },
    { nama: "Ubah tanggungan", boleh: aksi.tanggungan, icon: <IconShieldCheck size={16} />, dialog: tanggungan },
    { nama: "Batalkan", boleh: aksi.batal, icon: <IconCircleX size={16} />, dialog: batal },
  ];
  return (
    <>
      <BarisKeadaan nama={idKeluhan} keadaan={[namaStatusKeluhan(row.status), namaTanggungan(row.tanggungan)]}>
        {tombol.map(
          ({ nama, boleh, icon, dialog }) =>
            boleh.boleh && (
              <Button key={nama} variant="default" leftSection={icon} onClick={() => dialog.open(row)}>
                {nama}
              </Button>
            ),
        )}
        <WhatsAppLink telepon={row.noTelp} teks={pesanKeluhan(row)} />
        {idSo !== null && (
          <LangkahDokumen kind="order" kunci={idSo} icon={<IconEye size={16} />}>
            Lihat order
          </LangkahDokumen>
        )}
      </BarisKeadaan>
      <RencanaForm dialog={rencana} />
      <SelesaiForm dialog={selesai} />
      <TanggunganForm dialog={tanggungan} />
      <BatalForm dialog={batal} />
    </>
  );
}

/** The text for the customer: that the complaint is noted, or when somebody comes. */
function pesanKeluhan({ idKeluhan, namaProduk, nomor, rencana, teknisi }: Keluhan): string {
  const mesin = [namaProduk ?? "mesin Anda", nomor && `(nomor seri ${nomor})`].filter(Boolean).join(" ");
  const kapan =
    rencana === null
      ? "Kami akan menghubungi Anda untuk jadwal kunjungan."
      : `Teknisi kami${teknisi[0] ? ` ${teknisi[0]}` : ""} datang pada ${tanggal(rencana)}.`;
  return `Keluhan Anda tentang ${mesin} sudah kami catat dengan kode ${idKeluhan}. ${kapan}`;
}

const faktaKeluhan = (row: Keluhan): Fact[] =>
  showing(
    isiKeluhan,
    { others: ["idKeluhan", "status", "rencana", "dikerjakan", "namaProduk", "nomor", "idSo", "tanggungan"] },
    [
      ...recordFacts(isiKeluhan, row, "tglKeluhan", "customer"),
      { label: isiKeluhan.namaProduk.label, value: row.namaProduk },
      { label: isiKeluhan.nomor.label, value: row.nomor && <MesinLink nomor={row.nomor} /> },
      { label: isiKeluhan.idSo.label, value: row.idSo && <DocumentLink kind="order" kunci={row.idSo} /> },
      ...recordFacts(isiKeluhan, row, "keluhan", "pelapor", "noTelp", "dikirim", "garansiSampai"),
      { label: isiKeluhan.tanggungan.label, value: <StatusBadge map={TANGGUNGAN} state={row.tanggungan} /> },
      ...(row.alasanGaransi ? recordFacts(isiKeluhan, row, "alasanGaransi") : []),
      ...(row.selesai ? recordFacts(isiKeluhan, row, "selesai") : []),
      ...(row.catatanSelesai ? recordFacts(isiKeluhan, row, "catatanSelesai") : []),
      ...(row.dibatalkan ? recordFacts(isiKeluhan, row, "dibatalkan", "alasanBatal") : []),
      { label: "Dicatat Oleh", value: row.user.namaLengkap },
    ],
  );
