import { Button, CloseButton } from "@mantine/core";
import { IconCloudOff, IconSparkles } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useRenewedTo } from "../api/build.ts";
import { retryNow, useLiveState } from "../api/connection.ts";
import classes from "./shell.module.css";

/** Shorter interruptions show no banner. */
const BLIP_MS = 800;

/** What stands between this window and the server: no connection, or a newer app. */
export function ConnectionBanner() {
  const gone = useGone();
  const renewed = useRenewedTo();
  const [later, putOff] = useState<string | null>(null);
  return (
    <div role="status" aria-live="polite">
      {gone ? <Gone /> : renewed !== null && renewed !== later && <Renewed onLater={() => putOff(renewed)} />}
    </div>
  );
}

function useGone(): boolean {
  const gone = useLiveState() === "offline";
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(gone), gone ? BLIP_MS : 0);
    return () => clearTimeout(timer);
  }, [gone]);
  return shown;
}

const Gone = () => (
  <div className={classes.banner}>
    <IconCloudOff size={20} stroke={1.6} aria-hidden />
    <span>
      <b>Koneksi terputus</b>, sedang disambung lagi. Periksa koneksi internet anda! Isian anda tetap ada di layar.
    </span>
    <Button size="xs" variant="white" color="dark" onClick={retryNow}>
      Coba lagi
    </Button>
  </div>
);

/** The browser itself asks where something typed would be lost; longer forms are offered again after loading. */
const Renewed = ({ onLater }: { onLater: () => void }) => (
  <div className={classes.banner} data-renewed>
    <IconSparkles size={20} stroke={1.6} aria-hidden />
    <span>
      <b>Aplikasi diperbarui</b>. Muat ulang untuk memakai versi yang baru.
    </span>
    <Button size="xs" variant="white" color="dark" onClick={() => window.location.reload()}>
      Muat ulang
    </Button>
    <CloseButton size="sm" variant="transparent" c="inherit" aria-label="Nanti saja" onClick={onLater} />
  </div>
);
