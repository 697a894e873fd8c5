/**
 * How the designer is laid out in a frame that is as high as its content: nothing scrolls in itself, and what is fixed to a window
 * stands in that part of the frame which is seen. The lengths come from `embed-frame.ts`.
 */
export const inTallFrame = `
  .shell {
    height: auto;
    min-height: var(--frame-window);
    overflow: visible;
  }
  .shell > .stage {
    align-self: start;
    translate: 0 var(--frame-follow);
    transition: translate 160ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  .panel-scroll {
    overflow: visible;
  }
  dialog.modal-view {
    top: var(--frame-above);
    height: calc(100% - var(--frame-above) - var(--frame-below));
  }
  dialog.modal-box {
    inset-block: var(--frame-above) var(--frame-below);
    max-height: calc(100% - var(--frame-above) - var(--frame-below) - 32px);
    overflow: auto;
  }
  .toast-place {
    top: calc(var(--frame-above) + 16px);
  }
  @media (min-width: 56.3125em) {
    .part-panel {
      top: calc(var(--frame-above) + 16px) !important;
      max-height: min(720px, calc(100% - var(--frame-above) - var(--frame-below) - 32px)) !important;
    }
    .shell > .stage {
      height: calc(var(--frame-window) - var(--head-h));
    }
  }
  @media (max-width: 56.25em) {
    .shell {
      display: block;
    }
    .shell > .head,
    .shell > .stage.stage {
      position: relative;
      top: 0;
    }
    .actions {
      bottom: var(--frame-below);
    }
    .door-price {
      position: relative;
      bottom: auto;
    }
    .part-panel {
      bottom: var(--frame-below);
      max-height: calc(var(--frame-window) * 0.58) !important;
    }
    .toast-place {
      top: auto;
      bottom: calc(var(--bar-h) + var(--frame-below) + 12px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .shell > .stage {
      transition: none;
    }
  }
`;
