import { ActionIcon } from "@mantine/core";
import { IconCalendarShare } from "@tabler/icons-react";
import { tanggal } from "#kernel/format.ts";
import { useSession } from "#web/api/session.ts";
import { addressOf } from "#web/documents/address.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import { type Acara, NAMA_ACARA } from "../contract.ts";
import { RUPA_ACARA } from "./acara.ts";
import classes from "./kalender.module.css";

export type PindahAcara = (acara: Acara) => void;

/** One entry: opens its document; one that may move is dragged, or moved by its button. */
export function BarisAcara({ acara, pindah }: { acara: Acara; pindah: PindahAcara }) {
  const { kind, warna } = RUPA_ACARA[acara.jenis];
  const href = addressOf(kind, acara.kunci, useSession());
  const nama = `${NAMA_ACARA[acara.jenis]}: ${acara.judul}`;
  const keterangan = [nama, acara.orang?.namaLengkap, acara.selesai ? "selesai" : null].filter(Boolean).join(", ");
  return (
    <span className={classes.acara} data-selesai={acara.selesai || undefined} style={{ borderInlineStartColor: warna }}>
      {href === null ? (
        <span className={classes.isi} data-tip={keterangan}>
          {acara.judul}
        </span>
      ) : (
        <Tautan href={href} nama={keterangan} acara={acara} />
      )}
      {acara.geser && (
        <ActionIcon
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={`Pindahkan ${acara.judul} dari ${tanggal(acara.tanggal)}`}
          onClick={() => pindah(acara)}
        >
          <IconCalendarShare size={14} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}

function Tautan({ href, nama, acara }: { href: string; nama: string; acara: Acara }) {
  const follow = useFollow(href);
  return (
    <a
      href={href}
      onClick={follow}
      className={classes.isi}
      data-tip={nama}
      aria-label={nama}
      draggable={acara.geser}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", JSON.stringify(acara))}
    >
      {acara.judul}
    </a>
  );
}
