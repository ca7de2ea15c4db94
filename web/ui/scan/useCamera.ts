import { useEffect, useRef, useState } from "react";

export type Camera = {
  /** Opens the picture of the camera in this element. */
  video: React.RefObject<HTMLVideoElement | null>;
  state: "opening" | "open" | "absent";
  /** Switches the light; null where there is none. */
  torch: { on: boolean; toggle: () => void } | null;
};

type Lit = MediaTrackCapabilities & { torch?: boolean };

/** The camera on the back of the phone, while the component is shown. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Camera["state"]>("opening");
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [on, setOn] = useState(false);

  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | undefined;
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      if (stopped) return stop(stream);
      if (video.current) {
        video.current.srcObject = stream;
        await video.current.play();
      }
      setTrack(stream.getVideoTracks()[0] ?? null);
      setState("open");
    };
    // Without a camera, or permission for it, numbers are typed or read from a photo.
    open().catch(() => !stopped && setState("absent"));
    return () => {
      stopped = true;
      if (stream) stop(stream);
    };
  }, []);

  const lit = (track?.getCapabilities?.() as Lit | undefined)?.torch === true;
  const toggle = () => {
    const advanced = [{ torch: !on } as MediaTrackConstraintSet];
    track?.applyConstraints({ advanced }).then(
      () => setOn(!on),
      () => undefined,
    );
  };
  return { video, state, torch: lit ? { on, toggle } : null };
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
